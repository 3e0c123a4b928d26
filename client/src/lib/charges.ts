/** Our own charges, as path data in a box of 512 by 512. */

const CENTRE = 256;

function point(radius: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  const x = CENTRE + radius * Math.cos(angle);
  const y = CENTRE + radius * Math.sin(angle);
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

function circle(radius: number, clockwise: boolean): string {
  const sweep = clockwise ? 1 : 0;
  const [left, right] = [CENTRE - radius, CENTRE + radius];
  const arc = `A${radius} ${radius} 0 0 ${sweep}`;
  return `M${left} ${CENTRE}${arc} ${right} ${CENTRE}${arc} ${left} ${CENTRE}Z`;
}

/** Five petals of radius 104 at 118 from the centre; neighbours meet at 173. */
function drawRose(): string {
  const meeting = (k: number) => point(173, -54 + 72 * k);
  const petals = [1, 2, 3, 4, 5].map((k) => `A104 104 0 0 1 ${meeting(k)}`);
  // The hole turns the other way, so that it stays open without a fill rule.
  return `M${meeting(0)}${petals.join("")}Z${circle(70, false)}${circle(40, true)}`;
}

function drawSun(): string {
  const rays = [0, 1, 2, 3, 4, 5, 6, 7].map((k) => {
    const angle = -90 + 45 * k;
    return `M${point(150, angle - 15)}L${point(250, angle)}L${point(150, angle + 15)}Z`;
  });
  return rays.join("") + circle(120, true);
}

export const rose = drawRose();
export const sun = drawSun();

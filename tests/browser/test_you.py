"""The page about oneself: devices, signing out, deleting one's data."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.axe import assert_clean
from tests.browser.people import Guest, Party, Person


def bring(person: Person, code: str) -> None:
    """Enter a recovery code."""
    person.visit("/you")
    person.page.get_by_role("textbox", name="Code").fill(code)
    person.button("Bring them").click()


def test_a_guest_signs_out_another_device_and_then_this_one(party: Party, site: str) -> None:
    guest = Guest(site, "Ada")
    ada, phone = party.person(site, guest), party.person(site)
    code = guest.post("/api/me/recovery")["code"]
    bring(phone, code)
    expect(phone.heading("Ada")).to_be_visible()

    ada.visit("/you")
    expect(ada.page.get_by_text("This browser", exact=True)).to_be_visible()
    assert_clean(ada, "the devices")
    ada.button("Sign out the browser last used on").first.click()
    expect(ada.page.get_by_text("Another browser")).to_have_count(0)
    phone.visit("/you")
    expect(phone.heading("Ada")).to_have_count(0)

    ada.button("Sign out here").click()
    asked = ada.page.get_by_role("dialog")
    asked.get_by_role("button", name="Stay").click()
    ada.button("Sign out here").click()
    asked.get_by_role("button", name="Sign out here").click()
    expect(ada.heading("Ada")).to_have_count(0)
    bring(ada, code)
    expect(ada.heading("Ada")).to_be_visible()

    ada.button("Delete my data").click()
    asked.get_by_role("button", name="Delete my data").click()
    expect(ada.heading("Ada")).to_have_count(0)
    ada.expects(r"404")
    bring(ada, code)
    expect(ada.page.get_by_text("We do not know this code.")).to_be_visible()

import { join } from 'node:path';
import { documents } from '../form.ts';
import type { Driver } from './driver.ts';

const statement = 'incomplete-bank-statement.pdf';
const slot = "//*[@id='documents-BANK_STATEMENT']";
const step = (title: string) =>
  `//nav[@aria-label='Steps']//a[starts-with(normalize-space(.), '${title}')]`;
const button = (text: string) => `//button[normalize-space(.)='${text}']`;
const textIs = (text: string) => `//*[contains(text(), '${text}')]`;

/** Takes a Nigerian company from its draft to a customer with a wallet, in the dark. */
export async function onboard(driver: Driver, url: string): Promise<void> {
  await driver.goto(`${url}/applications`);
  await driver.click("//button[@aria-label='Switch to dark mode']");
  await driver.find("//html[@data-mantine-color-scheme='dark']");
  await driver.click(button('Open Nigerian company'));
  await driver.find("//h1[normalize-space(.)='Business']");
  const number = String(Date.now()).slice(-7);
  await driver.fill("//*[@id='email-input']", `office${number}@oyinbakery.ng`);
  await driver.fill("//*[@id='phone-input']", `0803${number}`);
  await driver.click(step('Documents'));
  await driver.find(slot);
  await driver.attach(`${slot}//input[@type='file']`, join(documents, statement));
  await driver.find(`${slot}//*[contains(., '${statement}')]`);
  await driver.click(step('Review and submit'));
  await driver.find(textIs('Everything we can check is complete.'));
  await driver.click(button('Submit application'));
  await driver.find(textIs('KYC pending'));
  await driver.click(button('Create wallet'));
  await driver.find("//*[@role='dialog']//select");
  await driver.click(`//*[@role='dialog']${button('Create wallet')}`);
  await driver.find(textIs('Wallet created'));
}

import { expect, test } from 'vitest';
import { disposableMailDomains } from './disposableMailDomains.generated.ts';
import { freeMailDomains } from './freeMailDomains.generated.ts';
import { domainsOf, isListedDomain, mailDomainOf, suggestMailDomain } from './mailDomains.ts';

test.each([
  ['gmial.com', 'gmail.com'],
  ['gmail.con', 'gmail.com'],
  ['gamil.com', 'gmail.com'],
  ['yaho.com', 'yahoo.com'],
  ['yah00.com', 'yahoo.com'],
  ['protonmaul.com', 'protonmail.com'],
  ['hotmial.com', 'hotmail.com'],
  ['adaezefoods.con', 'adaezefoods.com'],
  ['hotmial.co.uk', 'hotmail.co.uk'],
  ['yaho.com.br', 'yahoo.com.br'],
  ['hotmail.co.uk', undefined],
  ['gmial.co.uk', undefined],
  ['gmail.com', undefined],
  ['ymail.com', undefined],
  ['mail.com', undefined],
  ['email.com', undefined],
  ['adaezefoods.com', undefined],
  ['adaeze.co', undefined],
  ['outlok.com', 'outlook.com'],
  ['.con', undefined],
  ['con', undefined],
  ['iclod.co.uk', undefined],
  ['', undefined],
])('%j: %s is meant', (domain, meant) => {
  expect(suggestMailDomain(domain)).toBe(meant);
});

test.each([
  [disposableMailDomains, 'mailinator.com', true],
  [disposableMailDomains, 'sub.mailinator.com', true],
  [disposableMailDomains, 'mailinator.com.example', false],
  [disposableMailDomains, 'gmail.com', false],
  [freeMailDomains, 'gmail.com', true],
  [freeMailDomains, 'proton.me', true],
  [freeMailDomains, 'adaezefoods.com', false],
  [freeMailDomains, 'com', false],
])('in a list of %#: %s is %s', (list, domain, isListed) => {
  expect(isListedDomain(domainsOf(list), domain)).toBe(isListed);
});

test.each([
  ['Ada@Example.COM', 'example.com'],
  ['@example.com', 'example.com'],
  ['ada@example.com ', 'example.com'],
  ['ada@', ''],
  [`ada@${'x'.repeat(254)}`, 'x'.repeat(253)],
  ['ada', undefined],
])('%s is at %s', (email, domain) => {
  expect(mailDomainOf(email)).toBe(domain);
});

import { describe, expect, test } from 'vitest';
import { toSanctionedAddresses } from '../scripts/toSanctionedAddresses.ts';

/** A list in the form of OFAC's SDN.XML: a person with an alias, a company, and entries without EVM addresses. */
const xml = `<?xml version="1.0"?>
<sdnList xmlns="https://sanctionslistservice.ofac.treas.gov/api/PublicationPreview/exports/XML">
<publshInformation><Publish_Date>09/18/2026</Publish_Date><Record_Count>3</Record_Count></publshInformation>
<sdnEntry><uid>1</uid><firstName>Ada</firstName><lastName>EXAMPLE</lastName><sdnType>Individual</sdnType>
<programList><program>CYBER2</program><program>SDGT</program></programList>
<idList><id><uid>2</uid><idType>Passport</idType><idNumber>A1234567</idNumber></id>
<id><uid>3</uid><idType>Digital Currency Address - XBT</idType><idNumber>bc1qexample</idNumber></id>
<id><uid>4</uid><idType>Digital Currency Address - USDT</idType><idNumber>0xBBbBBBBbbBBBbbbBbbBbbbbBBbBbbbbBbBbbBBbB</idNumber></id></idList>
<akaList><aka><uid>5</uid><lastName>ALIAS</lastName><firstName>Some</firstName></aka></akaList></sdnEntry>
<sdnEntry><uid>6</uid><lastName>SMITH &amp; SONS</lastName><sdnType>Entity</sdnType>
<programList><program>DPRK3</program></programList>
<idList><id><uid>7</uid><idType>Digital Currency Address - ETH</idType><idNumber>0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa</idNumber></id>
<id><uid>8</uid><idType>Digital Currency Address - ARB</idType><idNumber>0xAaAaAaAaAaAaAaAaAaAaAaAaAaAaAaAaAaAaAaAa</idNumber></id></idList></sdnEntry>
<sdnEntry><uid>9</uid><lastName>NO WALLET</lastName><sdnType>Vessel</sdnType></sdnEntry>
</sdnList>
`;

describe('toSanctionedAddresses', () => {
  test('reads names, programs and the date, and lists each EVM address once', () => {
    expect(toSanctionedAddresses(xml)).toEqual({
      date: '2026-09-18',
      rows: [
        { address: `0x${'a'.repeat(40)}`, name: 'SMITH & SONS', programs: ['DPRK3'] },
        { address: `0x${'b'.repeat(40)}`, name: 'EXAMPLE Ada', programs: ['CYBER2', 'SDGT'] },
      ],
    });
  });

  test.each([
    { what: 'a list that was cut off', text: xml.slice(0, -20) },
    { what: 'a page that is not a list', text: '<html>Maintenance</html>' },
    { what: 'a list without EVM addresses', text: xml.replaceAll('<idNumber>0x', '<idNumber>') },
  ])('refuses $what', ({ text }) => {
    expect(() => toSanctionedAddresses(text)).toThrow(Error);
  });
});

import { ruleTable } from '../../testing/ruleTable.ts';
import { ofacRegion } from './ofacRegion.ts';

const state = 'registered_address.state';
const owner = 'business_owners.0.address.state';

ruleTable(ofacRegion, [
  { why: 'Kyiv', set: { 'registered_address.country': 'UA', [state]: 'UA-30' }, finds: [] },
  {
    why: 'Crimea by its code',
    set: { 'registered_address.country': 'UA', [state]: 'UA-43' },
    finds: [state],
  },
  {
    why: 'Crimea by its short code',
    set: { 'registered_address.country': 'UA', [state]: '43' },
    finds: [state],
  },
  {
    why: 'Crimea by its name in ISO 3166-2',
    set: { 'registered_address.country': 'UA', [state]: 'Avtonomna Respublika Krym' },
    finds: [state],
  },
  {
    why: 'Crimea beside the name of the country',
    set: { 'business_owners.0.address.country': 'Ukraine', [owner]: 'Crimea' },
    finds: [owner],
  },
  {
    why: 'Kyiv beside the name of the country',
    set: { 'business_owners.0.address.country': 'Ukraine', [owner]: 'Kyiv' },
    finds: [],
  },
  {
    why: 'Crimea in Ukrainian',
    set: { 'registered_address.country': 'UA', [state]: 'Автономна Республіка Крим' },
    finds: [state],
  },
  {
    why: 'Sevastopol, called Russian',
    set: { 'registered_address.country': 'RU', [state]: 'Sevastopol' },
    finds: [state],
  },
  {
    why: 'a region 43 of Russia',
    set: { 'registered_address.country': 'RU', [state]: '43' },
    finds: [],
  },
  {
    why: 'Donetsk, of which a part is',
    set: { 'registered_address.country': 'UA', [state]: 'UA-14' },
    finds: [],
  },
  {
    why: 'before the executive order',
    set: { 'registered_address.country': 'UA', [state]: 'UA-43' },
    asOf: '2014-12-18',
    finds: [],
  },
  { why: 'a state 43 elsewhere', set: { [state]: '43' }, finds: [] },
  {
    why: 'where an owner lives',
    set: { [owner]: 'Crimea', 'business_owners.0.address.country': 'UA' },
    finds: [owner],
  },
]);

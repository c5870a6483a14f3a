import { ruleTable } from '../../testing/ruleTable.ts';
import { websitePublic } from './websitePublic.ts';

const site = 'business_website';

ruleTable(websitePublic, [
  { why: 'a public domain', set: {}, finds: [] },
  { why: 'the machine itself', set: { [site]: 'http://localhost:3000' }, finds: [site] },
  { why: 'a number', set: { [site]: 'https://192.0.2.1/' }, finds: [site] },
  {
    why: 'a suffix that does not exist',
    set: { [site]: 'https://shop.example.invalid' },
    finds: [site],
  },
  { why: 'a bare suffix', set: { [site]: 'https://co.za' }, finds: [site] },
  { why: 'a bare suffix of a country with com', set: { [site]: 'https://com.ng' }, finds: [site] },
  { why: 'a company named web', set: { [site]: 'https://web.de' }, finds: [] },
  { why: 'a company named go', set: { [site]: 'https://go.co' }, finds: [] },
  { why: 'a domain kept for examples', set: { [site]: 'https://www.example.com' }, finds: [site] },
  {
    why: 'a short link',
    set: { [site]: 'https://bit.ly/3xyz' },
    finds: [site],
    says: 'short link',
  },
  {
    why: 'a page of a social network',
    set: { [site]: 'https://www.facebook.com/karootrading' },
    finds: [],
  },
  { why: 'a name in another script', set: { [site]: 'https://例え.jp' }, finds: [] },
  { why: 'not a web address', set: { [site]: 'javascript:alert(1)' }, finds: [] },
  {
    why: 'a page of links',
    set: { [site]: 'https://linktr.ee/karootrading' },
    finds: [site],
    says: 'short link',
  },
  { why: 'the dot of the root at the end', set: { [site]: 'https://karoo.co.za./' }, finds: [] },
  { why: 'a short name of a general suffix', set: { [site]: 'https://web.com' }, finds: [] },
  {
    why: 'two schemes',
    set: { [site]: 'https://http://karoo.co.za' },
    finds: [site],
    says: 'twice',
  },
  { why: 'the last port', set: { [site]: 'https://karoo.co.za:65535' }, finds: [] },
  {
    why: 'a port that does not exist',
    set: { [site]: 'https://karoo.co.za:65536' },
    finds: [site],
    says: 'No browser',
  },
  { why: 'no address of four bytes', set: { [site]: 'https://300.0.0.1' }, finds: [site] },
  {
    why: 'a name that begins with a hyphen',
    set: { [site]: 'https://www.-foo.com' },
    finds: [site],
  },
  { why: 'a hyphen inside a name', set: { [site]: 'https://www.karoo-foods.com' }, finds: [] },
  { why: 'an asterisk', set: { [site]: 'https://*.karoo.com' }, finds: [site] },
  { why: 'commas for dots', set: { [site]: 'https://karoo,co,za/shop' }, finds: [site] },
  {
    why: 'a password',
    set: { [site]: 'https://ada:secret@karoo.co.za' },
    finds: [site],
    says: 'password',
  },
  {
    why: 'a tunnel',
    set: { [site]: 'https://ada.ngrok-free.app' },
    finds: [site],
    says: 'temporary',
  },
  { why: 'a free host', set: { [site]: 'https://karoo.netlify.app' }, finds: [] },
  {
    why: 'the preview of a website',
    set: { [site]: 'https://deploy-preview-7--karoo.netlify.app' },
    finds: [site],
    says: 'temporary',
  },
  { why: 'a domain for sale', set: { [site]: 'https://dan.com/karoo.com' }, finds: [site] },
  {
    why: 'the home page of a social network',
    set: { [site]: 'https://www.facebook.com/' },
    finds: [site],
    says: 'about your business',
  },
  { why: 'a blog of its own', set: { [site]: 'https://karoo.tumblr.com/' }, finds: [] },
  { why: 'a search', set: { [site]: 'https://www.google.com/search?q=karoo' }, finds: [site] },
  { why: 'an entry of a map', set: { [site]: 'https://www.google.com/maps/place/x' }, finds: [] },
  {
    why: 'a store in a marketplace',
    set: { [site]: 'https://www.etsy.com/shop/karoo' },
    finds: [],
  },
  { why: 'a marketplace', set: { [site]: 'https://www.etsy.com' }, finds: [site] },
  {
    why: 'a shared form',
    set: { [site]: 'https://docs.google.com/forms/d/1abc' },
    finds: [site],
  },
  { why: 'a script with a web address', set: { [site]: 'javascript:"https:x"' }, finds: [] },
]);

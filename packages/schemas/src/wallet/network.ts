import * as v from 'valibot';
import { networks } from '../codes/network.ts';
import { networkText } from '../scalar/choiceTexts.ts';

/** Network of a stablecoin wallet, in lower case. Source: API spec 1.0.0, Create wallet, `network`. */
export const NetworkSchema = v.picklist(networks, networkText.remedy);

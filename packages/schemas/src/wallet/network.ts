import { networks } from '../codes/network.ts';
import { choice } from '../scalar/choice.ts';
import { networkText } from '../scalar/choiceTexts.ts';

/** Network of a stablecoin wallet, in lower case. Source: API spec 1.0.0, Create wallet, `network`. */
export const NetworkSchema = choice(networks, networkText.remedy);

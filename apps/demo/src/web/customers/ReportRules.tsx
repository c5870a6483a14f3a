import type { ReactElement } from 'react';
import { useText } from '../language/useText.ts';
import styles from './Report.module.css';

/** What the rules of a review are about, by the beginning of their IDs; keys of the texts. */
const topics = {
  schema: 'Format of the fields',
  business: 'Business',
  owner: 'Owners',
  document: 'Documents',
  postal: 'Postal addresses',
  email: 'Email addresses',
  phone: 'Phone numbers',
  risk: 'Risk and sanctions',
  wallet: 'Wallets',
  profile: 'Requirements of the provider',
  '': 'Other checks',
} as const;

/** Returns the topic of a rule, and its ID without it. */
function parse(rule: string): readonly [topic: string, name: string] {
  const [topic = '', name = ''] = rule.split('/');
  return Object.hasOwn(topics, topic) ? [topic, name] : ['', rule];
}

/** Rules with one outcome: how many are about what, and their IDs. */
export function ReportRules({
  title,
  rules,
}: {
  readonly title: string;
  readonly rules: readonly { readonly rule: string }[];
}): ReactElement | null {
  const t = useText();
  if (rules.length === 0) return null;
  const parsed = rules.map(({ rule }) => parse(rule));
  return (
    <section className={styles.group}>
      <h3>{t('{topic}: {count}', { topic: title, count: rules.length })}</h3>
      <ul className={styles.topics}>
        {Object.entries(topics).map(([topic, text]) => {
          const names = parsed.filter(([of]) => of === topic).map(([, name]) => name);
          return (
            names.length > 0 && (
              <li key={topic}>
                <b>{t('{topic}: {count}', { topic: t(text), count: names.length })}</b>
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}

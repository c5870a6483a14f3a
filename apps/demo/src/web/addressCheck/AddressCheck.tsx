import { Button, Group, Select, Stack, Text, TextInput, Title } from '@mantine/core';
import { checkAddress } from '@passmuster/address';
import { AddressVerdictSchema, type Network, networks } from '@passmuster/schemas';
import { networkLabels, toOptions } from '@passmuster/schemas/labels';
import { type ReactElement, useState } from 'react';
import * as v from 'valibot';
import { type Answer, call } from '../call.ts';
import { FailureLine } from '../FailureLine.tsx';
import { FindingNotes } from '../FindingNotes.tsx';
import { noteProps } from '../noteProps.ts';
import { SeverityMark } from '../SeverityMark.tsx';

const VerdictSchema = v.object({ data: AddressVerdictSchema });
const networkChoices = toOptions(networks, networkLabels);

/** Addresses to try. Sources: ERC-55, Test Cases; Circle and Tether for the contracts. */
const samples = [
  { title: 'A right one', address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' },
  { title: 'One letter off', address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD' },
  { title: 'A token contract', address: '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359' },
  { title: 'Of another chain', address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' },
] as const;

/** Checks an address as it is typed, in the browser, and on demand asks the API as well. */
export function AddressCheck(): ReactElement {
  const [address, setAddress] = useState('');
  const [network, setNetwork] = useState<Network>('polygon');
  const [answer, setAnswer] = useState<Answer<v.InferOutput<typeof VerdictSchema>>>();
  const text = address.trim();
  const findings = text === '' ? [] : checkAddress(text, { network });
  const isRefused = findings.some(({ severity }) => severity === 'error');
  const notes = findings.length > 0 && <FindingNotes findings={findings} />;

  const ask = async () => {
    const query = new URLSearchParams({ address: text, network });
    setAnswer(await call(VerdictSchema, `/api/payouts/validate-address?${query}`));
  };
  const change = (next: () => void) => {
    next();
    setAnswer(undefined);
  };

  return (
    <>
      <Title order={1} fz={{ base: 30, sm: 40 }} lh={1.15}>
        Address check
      </Title>
      <Text c="dimmed" maw={620} mt="xs" mb="lg">
        A mistyped address cannot be taken back. The checksum in its capitals is checked here,
        before anything is sent.
      </Text>
      <Stack className="card" maw={720} gap="md">
        <TextInput
          label="Stablecoin address"
          placeholder="0x"
          value={address}
          onChange={(event) => {
            const { value } = event.currentTarget;
            change(() => setAddress(value));
          }}
          spellCheck={false}
          autoComplete="off"
          classNames={{ input: 'address' }}
          {...noteProps}
          error={isRefused && notes}
          description={!isRefused && notes}
        />
        <Group gap="xs" role="group" aria-label="Try">
          {samples.map((sample) => (
            <Button
              key={sample.title}
              size="compact-sm"
              variant="light"
              onClick={() => change(() => setAddress(sample.address))}
            >
              {sample.title}
            </Button>
          ))}
        </Group>
        <Select
          label="Network"
          data={[...networkChoices]}
          value={network}
          onChange={(value) => {
            const next = networks.find((known) => known === value);
            if (next) change(() => setNetwork(next));
          }}
          allowDeselect={false}
          maw={240}
        />
        {text !== '' && !isRefused && (
          <Group gap={8} role="status">
            <SeverityMark mark="met" />
            <Text size="sm">This can be an address on {networkLabels[network].label}.</Text>
          </Group>
        )}
        <Group>
          <Button onClick={() => void ask()} disabled={text === ''}>
            Ask the API as well
          </Button>
          {answer?.data && (
            <Group gap={8} role="status">
              <SeverityMark mark={answer.data.data.valid ? 'met' : 'error'} />
              <Text size="sm">
                {answer.data.data.valid ? 'The API takes this address.' : 'The API refuses it.'}
              </Text>
            </Group>
          )}
        </Group>
        {answer?.failure && <FailureLine failure={answer.failure} />}
      </Stack>
    </>
  );
}

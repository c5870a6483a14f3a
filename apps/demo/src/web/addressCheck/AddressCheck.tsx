import { Button, Group, Select, Stack, Text, TextInput, Title } from '@mantine/core';
import { checkAddress } from '@passmuster/address';
import { AddressVerdictSchema, type Network, networks } from '@passmuster/schemas';
import { networkLabels, toOptions } from '@passmuster/schemas/labels';
import { type ReactElement, useState } from 'react';
import * as v from 'valibot';
import { type Answer, call } from '../call.ts';
import { FailureLine } from '../FailureLine.tsx';
import { FindingNotes } from '../FindingNotes.tsx';
import { SeverityMark } from '../SeverityMark.tsx';

const VerdictSchema = v.object({ data: AddressVerdictSchema });
const networkChoices = toOptions(networks, networkLabels);

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
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          error={isRefused && notes}
          description={!isRefused && notes}
          errorProps={{ component: 'div' }}
          descriptionProps={{ component: 'div' }}
        />
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

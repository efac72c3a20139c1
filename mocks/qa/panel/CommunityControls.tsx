import { useState } from 'react';
import type { ColonyRecord } from '../../data/db';
import { colonyFlags, colonyFlagNames } from '../../data/rows';
import { parameters } from '../links/parameters';
import type { Emulation } from '../startEmulation';
import { applyText, ApplyField } from './ApplyField';
import { SelectField, Tick } from './fields';

const NOT_SET = 'not set';
/** The settings that are no flag, as a link has them. */
const TEXTS = ['notes', 'policies', 'shulOpenAt', 'mikvahOpenAt'] as const;
type TextName = (typeof TEXTS)[number];

interface CommunityControlsProps {
  emulation: Pick<Emulation, 'controls' | 'clock'>;
  colony: ColonyRecord;
}

/** Edits the signed-in member's community. */
export function CommunityControls({ emulation: { controls, clock }, colony }: CommunityControlsProps) {
  const { changeCommunity } = controls;
  const [chosen, setChosen] = useState<TextName>('notes');
  return (
    <>
      {colonyFlagNames.map((flag) => (
        <Tick
          key={flag}
          label={`${colonyFlags[flag]} (${flag})`}
          checked={colony[flag]}
          onChange={(isChecked) => changeCommunity({ [flag]: isChecked })}
        />
      ))}
      <SelectField
        label="Maftir and Mussaf can be reserved (maftirMussafOption)"
        value={String(colony.maftirMussafOption ?? NOT_SET)}
        onChange={(option) =>
          changeCommunity({ maftirMussafOption: option === NOT_SET ? null : option === 'true' })
        }
        options={[
          ['true', 'yes (true)'],
          ['false', 'no (false)'],
          [NOT_SET, `the backend does not say, so yes (${NOT_SET})`],
        ]}
      />
      <SelectField
        label="Another setting"
        value={chosen}
        onChange={(name) => setChosen(TEXTS.find((one) => one === name) ?? 'notes')}
        options={TEXTS.map((name) => [name, name])}
      />
      <ApplyField
        key={chosen}
        label="Its value (community)"
        example='{"shulOpenAt":["2026-08-15"]} closes the shul on all other days.'
        value={JSON.stringify({ [chosen]: colony[chosen] })}
        apply={applyText(parameters.community, clock.now(), changeCommunity)}
      />
    </>
  );
}

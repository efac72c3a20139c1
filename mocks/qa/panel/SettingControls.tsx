import { useState } from 'react';
import { colonyFlagNames, colonyFlags } from '../../data/rows';
import { isDown } from '../../faults/faultPlan';
import { quirkNames } from '../../wire/quirks';
import { NOBODY } from '../links/link';
import type { Emulation } from '../startEmulation';
import { SelectField, Tick } from './fields';
import { SettingField } from './SettingField';

interface SettingsProps {
  emulation: Emulation;
}

/** Chooses the signed-in member and sets their balance. */
export function MemberControls({ emulation: { backend, controls } }: SettingsProps) {
  const member = controls.member();
  const members = backend.db.members.where(() => true);
  const communityOf = (colonyId: string) => backend.db.colonies.find(({ id }) => id === colonyId)?.name ?? '';
  return (
    <>
      <SelectField
        label="Signed in (as)"
        value={member?.username ?? NOBODY}
        onChange={(username) => controls.set({ as: username })}
        options={[
          [NOBODY, 'Nobody'],
          ...members.map(
            ({ username, firstName, lastName, unit, colonyId }) =>
              [
                username,
                `${firstName} ${lastName}, ${communityOf(colonyId)}, unit ${unit} (${username})`,
              ] as const,
          ),
        ]}
      />
      {member === null ? null : (
        <SettingField
          controls={controls}
          name="balance"
          label="Balance in dollars"
          placeholder={String(member.balance)}
        />
      )}
    </>
  );
}

/** Edits the signed-in member's community. */
export function CommunityControls({ emulation: { controls } }: SettingsProps) {
  const colony = controls.colony();
  if (colony === null) return <p>Nobody is signed in, so there is no community to change.</p>;
  return (
    <>
      {colonyFlagNames.map((flag) => (
        <Tick
          key={flag}
          label={`${colonyFlags[flag]} (${flag})`}
          checked={colony[flag]}
          onChange={(isChecked) => controls.set({ community: JSON.stringify({ [flag]: isChecked }) })}
        />
      ))}
      <SettingField
        controls={controls}
        name="community"
        label="Other settings"
        example='{"shulOpenAt":["2026-08-15"]} closes the shul on all other days.'
      />
    </>
  );
}

const DURATIONS = ['on', '30s', '120s', '600s'];

/** Makes every call fail, as while the backend is down: until the tester clears it, or for a time. */
export function OutageSwitch({ emulation: { backend, controls, clock } }: SettingsProps) {
  const [duration, setDuration] = useState('on');
  return (
    <div className="row">
      <Tick
        label="The backend is down (down)"
        checked={isDown(backend.down, clock.now())}
        onChange={(isChecked) => controls.set({ down: isChecked ? duration : '' })}
      />
      <SelectField
        className="grow"
        label="For"
        value={duration}
        onChange={setDuration}
        options={DURATIONS.map((time) => [time, time === 'on' ? 'until this is cleared' : time])}
      />
    </div>
  );
}

/** Parameters that apply from the next call on: each with its label and an example. */
const FIELDS = {
  latency: ['Latency in milliseconds, of every answer', '1500'],
  fail: [
    'Failures',
    'addToMinyan:500*1 makes the next sign-up fail with status 500; getUser:dropped drops every read of the member.',
  ],
  delay: [
    'Delays of single calls',
    'addToMinyan:hold leaves a sign-up unperformed until you release it; hold-answer performs it and keeps only its answer.',
  ],
  wire: ['How values are written', 'legacy writes them as the old backend does.'],
  quirks: ['How the backend differs from the usual one', `${quirkNames.join(', ')}: one, or several.`],
} as const;

/** Sets how the backend differs from the usual one. */
export function FaultControls({ emulation: { backend, controls } }: SettingsProps) {
  const held = backend.held.count();
  return (
    <>
      {Object.entries(FIELDS).map(([name, [label, example]]) => (
        <SettingField key={name} controls={controls} name={name} label={label} example={example} />
      ))}
      <button type="button" disabled={held === 0} onClick={controls.releaseHeld}>
        Release held calls ({held})
      </button>
    </>
  );
}

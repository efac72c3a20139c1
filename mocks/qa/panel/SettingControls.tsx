import { useState } from 'react';
import { colonyFlags, colonyFlagNames } from '../../data/rows';
import { isDown } from '../../faults/faultPlan';
import { quirkNames, quirks } from '../../wire/quirks';
import { NOBODY } from '../links/link';
import { MAX_LATENCY } from '../links/parameters';
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
  return (
    <>
      <SelectField
        label="Signed in (as)"
        value={member?.username ?? NOBODY}
        onChange={(username) => controls.set({ as: username })}
        options={[
          [NOBODY, 'Nobody'],
          ...members.map(
            ({ username, firstName, lastName, unit }) =>
              [username, `${firstName} ${lastName}, unit ${unit} (${username})`] as const,
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

/** Sets how the backend differs from the usual one. Applies from the next answer on. */
export function QuirkControls({ emulation: { backend, controls } }: SettingsProps) {
  return (
    <>
      <SelectField
        label="How values are written (wire)"
        value={backend.db.settings.wireStyle}
        onChange={(wire) => controls.set({ wire })}
        options={[
          ['modern', 'as the contract says (modern)'],
          ['legacy', 'loose, as the old backend writes them (legacy)'],
        ]}
      />
      {quirkNames.map((quirk) => (
        <Tick
          key={quirk}
          label={`${quirks[quirk]} (${quirk})`}
          checked={backend.quirks.includes(quirk)}
          onChange={(isChecked) => {
            const others = backend.quirks.filter((one) => one !== quirk);
            controls.set({ quirks: (isChecked ? [...others, quirk] : others).join(',') });
          }}
        />
      ))}
    </>
  );
}

const DURATIONS = [
  ['on', 'until this is cleared'],
  ['30s', '30 seconds'],
  ['120s', '2 minutes'],
  ['600s', '10 minutes'],
] as const;

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
      <SelectField className="grow" label="For" value={duration} onChange={setDuration} options={DURATIONS} />
    </div>
  );
}

/** Sets the latency, the failures and the delays of calls, from the next request on. */
export function FaultControls({ emulation: { backend, controls } }: SettingsProps) {
  const held = backend.held.count();
  return (
    <>
      <SettingField
        controls={controls}
        name="latency"
        label="Latency in milliseconds, of every answer"
        type="number"
        min={0}
        max={MAX_LATENCY}
      />
      <SettingField
        controls={controls}
        name="fail"
        label="Failures"
        example="addToMinyan:500*1 makes the next sign-up fail with status 500; getUser:dropped drops every read of the member."
      />
      <SettingField
        controls={controls}
        name="delay"
        label="Delays of single calls"
        example="addToMinyan:hold keeps the answer to a sign-up until you release it."
      />
      <button type="button" disabled={held === 0} onClick={controls.releaseHeld}>
        Release held calls ({held})
      </button>
    </>
  );
}

import type { Emulation } from '../startEmulation';
import { ApplyField } from './ApplyField';
import { SelectField } from './fields';

const NO_MEMBER = '';

/** Chooses the signed-in member and sets their balance. */
export function MemberControls({ emulation: { backend, controls } }: { emulation: Emulation }) {
  const member = controls.member();
  const members = backend.db.members.where(() => true);
  return (
    <>
      <SelectField
        label="Signed in (as)"
        value={member?.username ?? NO_MEMBER}
        onChange={(username) => controls.signInAs(username === NO_MEMBER ? null : username)}
        options={[
          [NO_MEMBER, 'Nobody'],
          ...members.map(
            ({ username, firstName, lastName, unit }) =>
              [username, `${firstName} ${lastName}, unit ${unit} (${username})`] as const,
          ),
        ]}
      />
      {member === null ? null : (
        <ApplyField
          label="Balance in dollars (balance)"
          button="Set the balance"
          type="number"
          step={0.01}
          required
          value={String(member.balance)}
          apply={(balance) => {
            controls.setBalance(Number(balance));
            return [];
          }}
        />
      )}
    </>
  );
}

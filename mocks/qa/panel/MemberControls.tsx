import { useState, type FormEvent } from 'react';
import type { Emulation } from '../startEmulation';
import { InputField, SelectField } from './fields';

const NO_MEMBER = '';

/** Chooses the signed-in member and sets their balance. */
export function MemberControls({ emulation }: { emulation: Emulation }) {
  const { backend, controls } = emulation;
  const member = controls.member();
  const [balance, setBalance] = useState(String(member?.balance ?? 0));
  const amount = Number(balance);

  function submit(event: FormEvent) {
    event.preventDefault();
    controls.setBalance(amount);
  }

  return (
    <>
      <SelectField
        label="Signed in (as)"
        value={member?.username ?? NO_MEMBER}
        onChange={(username) => controls.signInAs(username === NO_MEMBER ? null : username)}
        options={[
          [NO_MEMBER, 'Nobody'],
          ...backend.db.members
            .where(() => true)
            .map(
              ({ username, firstName, lastName, unit }) =>
                [username, `${firstName} ${lastName}, unit ${unit} (${username})`] as const,
            ),
        ]}
      />
      {member === null ? null : (
        <form className="row" onSubmit={submit}>
          <InputField
            className="grow"
            label="Balance in dollars (balance)"
            type="number"
            step={0.01}
            required
            value={balance}
            onChange={setBalance}
          />
          <button type="submit" disabled={balance === '' || Number.isNaN(amount)}>
            Set the balance
          </button>
        </form>
      )}
    </>
  );
}

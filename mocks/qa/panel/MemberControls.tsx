import { useState, type FormEvent } from 'react';
import type { Emulation } from '../startEmulation';
import { Field } from './Field';

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
      <Field label="Signed in (as)">
        {(id) => (
          <select
            id={id}
            value={member?.username ?? NO_MEMBER}
            onChange={({ target }) => controls.signInAs(target.value === NO_MEMBER ? null : target.value)}
          >
            <option value={NO_MEMBER}>Nobody</option>
            {backend.db.members
              .where(() => true)
              .map(({ username, firstName, lastName, unit }) => (
                <option key={username} value={username}>
                  {firstName} {lastName}, unit {unit} ({username})
                </option>
              ))}
          </select>
        )}
      </Field>
      {member === null ? null : (
        <form className="row" onSubmit={submit}>
          <Field className="grow" label="Balance in dollars (balance)">
            {(id) => (
              <input
                id={id}
                type="number"
                step={0.01}
                required
                value={balance}
                onChange={({ target }) => setBalance(target.value)}
              />
            )}
          </Field>
          <button type="submit" disabled={balance === '' || Number.isNaN(amount)}>
            Set the balance
          </button>
        </form>
      )}
    </>
  );
}

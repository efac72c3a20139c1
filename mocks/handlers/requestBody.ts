import { refuseUnread } from '../services/refusal';

/** Reads the fields of a request body. Throws a refusal for a field that is missing or has another type. */
export class RequestBody {
  readonly #fields: Readonly<Record<string, unknown>>;

  constructor(body: unknown) {
    if (typeof body !== 'object' || body === null || Array.isArray(body)) throw refuseUnread();
    this.#fields = { ...body };
  }

  text(name: string): string {
    const value = this.#fields[name];
    if (typeof value !== 'string') throw refuseUnread();
    return value;
  }

  number(name: string): number {
    const value = this.#fields[name];
    if (typeof value !== 'number') throw refuseUnread();
    return value;
  }

  flag(name: string): boolean {
    const value = this.#fields[name];
    if (typeof value !== 'boolean') throw refuseUnread();
    return value;
  }

  oneOf<Choice extends string>(name: string, choices: readonly Choice[]): Choice {
    const choice = choices.find((one) => one === this.#fields[name]);
    if (choice === undefined) throw refuseUnread();
    return choice;
  }

  memberId(name: string): string | number {
    const value = this.#fields[name];
    if (typeof value !== 'string' && typeof value !== 'number') throw refuseUnread();
    return value;
  }

  /** Returns null if the field is null, otherwise what `read` returns. */
  orNull<Value>(name: string, read: (name: string) => Value): Value | null {
    return this.#fields[name] === null ? null : read(name);
  }
}

import { unreadableRefusal } from '../services/refusal';
import { isObject, type JsonObject } from '../wire/json';

/** Reads the fields of a request body. Throws a refusal for a field that is missing or has another type. */
export class RequestBody {
  readonly #fields: JsonObject;

  constructor(body: unknown) {
    if (!isObject(body)) throw unreadableRefusal();
    this.#fields = body;
  }

  text(name: string): string {
    const value = this.#fields[name];
    if (typeof value !== 'string') throw unreadableRefusal();
    return value;
  }

  number(name: string): number {
    const value = this.#fields[name];
    if (typeof value !== 'number') throw unreadableRefusal();
    return value;
  }

  flag(name: string): boolean {
    const value = this.#fields[name];
    if (typeof value !== 'boolean') throw unreadableRefusal();
    return value;
  }

  oneOf<Choice extends string>(name: string, choices: readonly Choice[]): Choice {
    const choice = choices.find((one) => one === this.#fields[name]);
    if (choice === undefined) throw unreadableRefusal();
    return choice;
  }

  memberId(name: string): string | number {
    const value = this.#fields[name];
    if (typeof value !== 'string' && typeof value !== 'number') throw unreadableRefusal();
    return value;
  }

  /** Returns null if the field is null, otherwise what `read` returns. */
  orNull<Value>(name: string, read: (name: string) => Value): Value | null {
    return this.#fields[name] === null ? null : read(name);
  }
}

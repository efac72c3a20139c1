export interface LoginValues {
  username: string;
  password: string;
}

export const loginInitialValues: LoginValues = { username: '', password: '' };

/** A submit with an empty field does nothing (rule: empty-login). The spaces of a password count. */
export function isComplete({ username, password }: LoginValues): boolean {
  return username.trim() !== '' && password !== '';
}

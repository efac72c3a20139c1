export interface LoginValues {
  username: string;
  password: string;
}

export const loginInitialValues: LoginValues = { username: '', password: '' };

/** Submitting with an empty field does nothing (section 4 of the specification). */
export function isComplete({ username, password }: LoginValues): boolean {
  return username.trim() !== '' && password !== '';
}

export interface LoginValues {
  username: string;
  password: string;
}

export const loginInitialValues: LoginValues = { username: '', password: '' };

/** Whether both fields are filled in (rule: empty-login). A password of spaces is not empty. */
export function isComplete({ username, password }: LoginValues): boolean {
  return username.trim() !== '' && password !== '';
}

import * as yup from 'yup';
import { plainCode } from './plainText';

/** The schema of a code, a user name or an email address. It removes invisible characters, and blanks around the text. */
export const codeSchema = () => yup.string().transform((text?: string) => text && plainCode(text));

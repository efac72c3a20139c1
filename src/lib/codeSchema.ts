import * as yup from 'yup';
import { plainCode } from './plainCode';

/** A code, a user name or an email address as it is sent: without invisible characters and blanks around it. */
export const codeSchema = () => yup.string().transform((text?: string) => text && plainCode(text));

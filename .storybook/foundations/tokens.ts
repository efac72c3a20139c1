import source from '@/styles/_tokens.scss?raw';
import { readScheme, readTokens } from './readTokens';

export const tokens = readTokens(source);

export const schemes = { light: readScheme(source, 'light'), dark: readScheme(source, 'dark') };

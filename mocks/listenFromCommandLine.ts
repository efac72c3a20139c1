import type { Server } from 'node:http';
import { listenOn } from './http';

/**
 * Listens on a port that the person at the command line has chosen. Resolves with false, after a line that says why, if the
 * server cannot listen there.
 */
export async function listenFromCommandLine(server: Server, port: string, host?: string): Promise<boolean> {
  try {
    await listenOn(server, Number(port), host);
    return true;
  } catch (error) {
    const isTaken = String(error).includes('EADDRINUSE');
    const reason = isTaken ? `Port ${port} is in use` : String(error);
    process.stderr.write(`${reason}. Choose another port with PORT=...\n`);
    process.exitCode = 1;
    return false;
  }
}

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { policyFileOf } from '../../mocks/static/contentSecurityPolicy';
import { findNginx } from '../../scripts/findNginx';

const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export interface Nginx {
  url: string;
  stop: () => Promise<void>;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const address = probe.address();
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  await new Promise((resolve) => probe.close(resolve));
  return address.port;
}

const answers = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  );

/** deploy/nginx.conf with the values that each site sets: port, backend, folder and policy. */
async function siteConfig(port: number, backend: string, distDir: string): Promise<string> {
  const config = await readFile('deploy/nginx.conf', 'utf8');
  return config
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('server 127.0.0.1:3900;', `server ${new URL(backend).host};`)
    .replace('root /var/www/dependable;', `root ${path.resolve(distDir)};`)
    .replace('include /var/www/dependable-conf/csp.conf;', `include ${policyFileOf(distDir)};`)
    .replace('brotli_static on;', existsSync(BROTLI_MODULE) ? 'brotli_static on;' : '');
}

/** Starts nginx with `deploy/nginx.conf` in front of an emulated backend. */
export async function startNginx(backend: string, distDir = 'dist'): Promise<Nginx> {
  const binary = findNginx();
  if (binary === null) throw new Error('nginx is not installed; npm test tells how to install it.');
  const folder = await mkdtemp(path.join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  await writeFile(
    path.join(folder, 'nginx.conf'),
    `${existsSync(BROTLI_MODULE) ? `load_module ${BROTLI_MODULE};` : ''}
    daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    events {}
    http {
      include ${existsSync('/etc/nginx/mime.types') ? '/etc/nginx/mime.types' : 'mime.types'};
      access_log off;
      ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}
      ${await siteConfig(port, backend, distDir)}
    }`,
  );
  const child = spawn(binary, ['-p', folder, '-e', `${folder}/error.log`, '-c', `${folder}/nginx.conf`], {
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  await expect.poll(() => answers(url), { message: `nginx answers at ${url}`, intervals: [10] }).toBe(true);
  return {
    url,
    stop: async () => {
      const hasEnded = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await hasEnded;
      await rm(folder, { recursive: true });
    },
  };
}

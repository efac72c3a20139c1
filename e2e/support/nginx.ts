import { expect } from '@playwright/test';
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listenOn } from '../../mocks/http';
import { policyFileOf } from '../../mocks/static/contentSecurityPolicy';
import { productBuild } from './builds';
import { findNginx } from './programs';

const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Without the module, nginx serves the gzip copies, which are a fifth larger. */
export const hasBrotli = existsSync(BROTLI_MODULE);

export interface NginxOptions {
  /** The sample configuration in deploy/nginx/. */
  sample?: 'behind-tls' | 'https';
  /** A folder that deploy/install.sh has written. Without a folder, nginx serves a build unchanged. */
  site?: string;
  /** How long nginx waits for an answer of the backend, in place of the sample's time. */
  readTimeout?: string;
  /** Whether nginx receives the reports of the client, which the sample leaves off. */
  receivesReports?: boolean;
}

export type Nginx = Awaited<ReturnType<typeof startNginx>>;

/** A free port below the range from which systems assign ports, so that no other program is assigned this port meanwhile. */
async function freePort(): Promise<number> {
  const port = randomInt(11_000, 30_000);
  const probe = createServer();
  try {
    await listenOn(probe, port);
  } catch {
    return freePort();
  }
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** Opens a connection to nginx, which stays open after an answer. */
async function openIdleConnection(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.write('HEAD / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n');
  await once(socket, 'data');
  return socket;
}

/** Copies deploy/nginx/ into `folder` and sets the values that each site sets. */
async function writeSamples(folder: string, replacements: readonly [RegExp, string][]): Promise<void> {
  await cp('deploy/nginx', folder, { recursive: true });
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    let text = await readFile(file, 'utf8');
    for (const [pattern, value] of replacements) text = text.replaceAll(pattern, value);
    await writeFile(file, text);
  }
}

/** Starts nginx with `deploy/nginx/` in front of a backend. */
export async function startNginx(
  backendUrl: string,
  distDir = productBuild,
  { sample = 'behind-tls', site, readTimeout = '30s', receivesReports = false }: NginxOptions = {},
) {
  const binary = findNginx();
  if (binary === null) throw new Error('nginx is not installed; npm test tells how to install it.');
  const folder = await mkdtemp(path.join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const tlsPort = await freePort();
  const release = site === undefined ? `${folder}/release.conf` : `${site}/release.conf`;
  const dist = path.resolve(distDir);
  const policy = policyFileOf(distDir);
  await writeFile(
    `${folder}/release.conf`,
    `root ${dist};\n${existsSync(policy) ? `include ${policy};` : 'set $csp "";'}\n`,
  );
  await writeSamples(`${folder}/dependable`, [
    [/listen \[::\].*/g, ''],
    [/listen 80;/g, `listen 127.0.0.1:${port};`],
    [/listen 443 ssl/g, `listen 127.0.0.1:${tlsPort} ssl`],
    [/https:\/\/\$host/g, `https://$host:${tlsPort}`],
    [/server_name .*;/g, 'server_name 127.0.0.1;'],
    [/\/etc\/letsencrypt\/live\/portal\.example\.com/g, path.resolve('e2e/support/testCertificate')],
    [/server 127\.0\.0\.1:3900;/g, `server ${new URL(backendUrl).host};`],
    [/include \/var\/www\/dependable\/release\.conf;/g, `include ${release};`],
    [/root \/var\/www\/dependable;/g, `root ${site ?? dist};`],
    [/\/var\/log\/nginx/g, folder],
    [/proxy_read_timeout 30s;/g, `proxy_read_timeout ${readTimeout};`],
    [/#(?=include dependable\/reports)/g, receivesReports ? '' : '#'],
    [/brotli_static on;/g, hasBrotli ? 'brotli_static on;' : ''],
  ]);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  await writeFile(
    path.join(folder, 'nginx.conf'),
    `${hasBrotli ? `load_module ${BROTLI_MODULE};` : ''}
    daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    events {}
    http {
      include ${existsSync('/etc/nginx/mime.types') ? '/etc/nginx/mime.types' : 'mime.types'};
      access_log off;
      ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}
      include dependable/${sample}.conf;
    }`,
  );
  const child = spawn(binary, ['-p', folder, '-e', `${folder}/error.log`, '-c', `${folder}/nginx.conf`], {
    stdio: 'ignore',
  });
  const plainUrl = `http://127.0.0.1:${port}`;
  // nginx writes its pid file once it listens. An answer on the port is no proof: it may come from another server.
  const isStarted = async () => {
    if (child.exitCode !== null) throw new Error(await readFile(`${folder}/error.log`, 'utf8'));
    return existsSync(`${folder}/nginx.pid`);
  };
  await expect.poll(isStarted, { message: `nginx listens at ${plainUrl}`, intervals: [10] }).toBe(true);
  return {
    /** The address of the site: HTTPS if the sample has a server for it. */
    url: sample === 'https' ? `https://127.0.0.1:${tlsPort}` : plainUrl,
    /** The address that redirects to HTTPS if the sample has one, else the same as `url`. */
    plainUrl,
    /** Makes nginx read its configuration again, and waits until it serves the pages of the installed release. */
    reload: async () => {
      const root = /root (.*);/.exec(await readFile(release, 'utf8'))?.[1] ?? dist;
      const installed = await readFile(`${root}/index.html`, 'utf8');
      const idleClosed = once(await openIdleConnection(port), 'close');
      child.kill('SIGHUP');
      // The old worker closes its idle connections when it ends. Until then it could answer the page's next request.
      await idleClosed;
      const served = () =>
        fetch(plainUrl, { headers: { connection: 'close' } }).then(
          (answer) => answer.text(),
          () => null,
        );
      await expect.poll(served, { intervals: [10] }).toBe(installed);
    },
    readLog: (name: 'dependable' | 'error' | 'dependable-reports') =>
      readFile(`${folder}/${name}.log`, 'utf8'),
    stop: async () => {
      const hasEnded = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await hasEnded;
      await rm(folder, { recursive: true });
    },
  };
}

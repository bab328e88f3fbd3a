// npm run test:engines: runs the engine suites against real servers, given by address or started in
// containers.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { onDemand } from './on-demand.ts';

/** What is used of the package. */
interface TestContainers {
  readonly GenericContainer: new (image: string) => Container;
  readonly Wait: Wait;
  getContainerRuntimeClient(): Promise<unknown>;
}
interface Container {
  withEnvironment(environment: Readonly<Record<string, string>>): Container;
  withExposedPorts(port: number): Container;
  withWaitStrategy(ready: WaitStrategy): Container;
  withStartupTimeout(ms: number): Container;
  start(): Promise<StartedContainer>;
}
interface StartedContainer {
  getHost(): string;
  getMappedPort(port: number): number;
  stop(): Promise<unknown>;
}
type WaitStrategy = { readonly waitStrategy: never };
interface Wait {
  forHealthCheck(): WaitStrategy;
  forLogMessage(message: RegExp, times?: number): WaitStrategy;
}

/** A real server, the specs that must hold on it, and how to get one. */
interface Suite {
  readonly server: string;
  /** Names a running server that the specs may write to. */
  readonly variable: string;
  /** The variable by which the specs are told the address. */
  readonly tells: string;
  readonly specs: readonly string[];
  readonly container: {
    readonly image: string;
    readonly port: number;
    readonly environment: Readonly<Record<string, string>>;
    readonly ready: (wait: Wait) => WaitStrategy;
    readonly url: (host: string, port: number) => string;
  };
}

/** A further engine is a further entry. The images are those of docker-compose.yml. */
const SUITES: readonly Suite[] = [
  {
    server: 'EventStoreDB',
    variable: 'EVENT_STORE_URL_TEST',
    tells: 'EVENT_STORE_URL_TEST',
    specs: ['libs/event-store/engines.spec.ts'],
    container: {
      image: 'eventstore/eventstore:24.10',
      port: 2113,
      environment: {
        EVENTSTORE_INSECURE: 'true',
        EVENTSTORE_CLUSTER_SIZE: '1',
        EVENTSTORE_RUN_PROJECTIONS: 'None',
        EVENTSTORE_MEM_DB: 'true',
      },
      ready: (wait) => wait.forHealthCheck(),
      url: (host, port) => `esdb://${host}:${port}?tls=false`,
    },
  },
  {
    server: 'Postgres',
    variable: 'DATABASE_URL_TEST',
    tells: 'TEST_POSTGRES_URL',
    specs: [
      'libs/event-store/engines.spec.ts',
      'libs/event-store/postgres-engine.spec.ts',
      'apps/backend/platform/core/projection/projector.spec.ts',
      'apps/backend/platform/core/tasks/tasks.spec.ts',
    ],
    container: {
      image: 'postgres:18',
      port: 5432,
      environment: { POSTGRES_PASSWORD: 'test' },
      // The first time it is the server that only prepares the data directory.
      ready: (wait) => wait.forLogMessage(/ready to accept connections/, 2),
      url: (host, port) => `postgres://postgres:test@${host}:${port}/postgres`,
    },
  },
  {
    server: 'Redis',
    variable: 'REDIS_URL_TEST',
    tells: 'REDIS_URL_TEST',
    specs: [
      'apps/backend/platform/core/tasks/tasks.spec.ts',
      'apps/backend/processes.spec.ts',
      'apps/backend/platform/servers/counters.spec.ts',
    ],
    container: {
      image: 'redis:8',
      port: 6379,
      environment: {},
      ready: (wait) => wait.forLogMessage(/Ready to accept connections/),
      url: (host, port) => `redis://${host}:${port}`,
    },
  },
];

const START_MILLIS = 120_000;

interface Server {
  readonly url: string;
  stop(): Promise<void>;
}

/** The server of the suite, or the reason why there is none. */
async function serverFor(
  { variable, container }: Suite,
  docker: string | undefined,
): Promise<Server | string> {
  const given = process.env[variable];
  if (given) return { url: given, stop: async () => {} };
  if (docker) return `${variable} is not set, and no container engine answers (${docker})`;
  try {
    const started = await startContainer(container);
    return {
      url: container.url(started.getHost(), started.getMappedPort(container.port)),
      stop: async () => void (await started.stop()),
    };
  } catch (error) {
    return (
      `${variable} is not set, and a container of ${container.image} did not start ` +
      `(${messageOf(error)})`
    );
  }
}

async function startContainer({
  image,
  port,
  environment,
  ready,
}: Suite['container']): Promise<StartedContainer> {
  const { GenericContainer, Wait } = await onDemand<TestContainers>('testcontainers');
  console.log(`Starting ${image} ...`);
  return new GenericContainer(image)
    .withEnvironment(environment)
    .withExposedPorts(port)
    .withWaitStrategy(ready(Wait))
    .withStartupTimeout(START_MILLIS)
    .start();
}

/** Undefined when a container engine answers, otherwise why not. */
async function whyNoDocker(): Promise<string | undefined> {
  try {
    const { getContainerRuntimeClient } = await onDemand<TestContainers>('testcontainers');
    await getContainerRuntimeClient();
    return undefined;
  } catch (error) {
    return messageOf(error);
  }
}

async function runSpecs({ specs, tells }: Suite, url: string): Promise<boolean> {
  const vitest = path.join(import.meta.dirname, '..', 'node_modules', 'vitest', 'vitest.mjs');
  const child = spawn(process.execPath, [vitest, 'run', ...specs], {
    stdio: 'inherit',
    env: { ...process.env, [tells]: url },
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code === 0;
}

/** Whether the specs pass on the server, which is then stopped. */
async function holds(suite: Suite, server: Server): Promise<boolean> {
  try {
    return await runSpecs(suite, server.url);
  } finally {
    await server.stop();
  }
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

const results: string[] = [];
const docker = SUITES.every(({ variable }) => process.env[variable])
  ? undefined
  : await whyNoDocker();
for (const suite of SUITES) {
  const server = await serverFor(suite, docker);
  if (typeof server === 'string') {
    results.push(`${suite.server}: skipped, ${server}`);
    continue;
  }
  console.log(`${suite.server}: ${suite.specs.join(', ')}`);
  const passed = await holds(suite, server);
  results.push(`${suite.server}: ${passed ? 'passed' : 'FAILED'}`);
  if (!passed) process.exitCode = 1;
}
console.log(`\n${results.join('\n')}`);

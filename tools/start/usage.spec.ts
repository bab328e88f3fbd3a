// npm start asked for help, or with a flag that it does not know, starts nothing.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
it.each([
  ['--help', 0, /^npm start\n/, ''],
  ['--port=80', 64, '', /^Unknown: --port=80\n\nnpm start\n/],
])('%s ends with %i', (flag, code, out, err) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/start.ts', flag], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(status).toBe(code);
  expect(stdout).toMatch(out);
  expect(stderr).toMatch(err);
});

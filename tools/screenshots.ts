// npm run screenshots: pictures of every screen in every state, size and theme, and what is wrong
// with them. Words choose by name.
// `npm run screenshots -- estimates phone` takes some; `--axe` judges accessibility too; `--readme`
// writes the README's pictures; `--beside <folder>` puts each beside its drawing in this folder.
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildFrontEnds } from './build.ts';
import { startBrowser } from './product.ts';
import { isDrawn, putBeside } from './screenshots/beside.ts';
import {
  drawnSizes,
  nameOf,
  openCamera,
  sizes,
  themes,
  type Camera,
  type Fault,
  type Shot,
  type Size,
} from './screenshots/camera.ts';
import { startCompanies } from './screenshots/companies.ts';
import { takeReadmePictures } from './screenshots/readme.ts';
import type { Screen } from './screenshots/screen.ts';
import { screens } from './screenshots/screens.ts';

/** Screens at a time: the pictures are mostly the browser's work. */
const LANES = 2;
const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, 'screenshots');
const args = process.argv.slice(2);
const beside = args.indexOf('--beside');
const [drawings] = beside < 0 ? [] : args.splice(beside, 2).slice(1);
const words = args.filter((word) => !word.startsWith('--'));
const forReadme = args.includes('--readme');
const options = { axe: args.includes('--axe') };

interface Task {
  readonly screen: Screen;
  readonly shots: readonly Shot[];
}

const everyShot: readonly Shot[] = (Object.keys(sizes) as Size[]).flatMap((size) =>
  themes.map((theme) => ({ size, theme })),
);
/** Every word must be a part of the name's parts: "estimate" is not "estimates". */
const isChosen = (picture: string): boolean =>
  words.every(
    (word) => picture.split('--').includes(word) || (word.includes('--') && picture.includes(word)),
  );
const tasks: readonly Task[] = screens
  .filter((screen) => drawings === undefined || isDrawn(screen))
  .map((screen) => ({ screen, shots: everyShot.filter((shot) => isChosen(nameOf(screen, shot))) }))
  .filter(({ shots }) => shots.length > 0);

/** A picture that cannot be taken is a fault like others. */
async function takeAll(camera: Camera): Promise<Fault[]> {
  const faults: Fault[] = [];
  const waiting = [...tasks];
  const lane = async (): Promise<void> => {
    for (let task = waiting.shift(); task; task = waiting.shift()) {
      const { screen, shots } = task;
      const found = await camera.take(screen, shots, folder, options).catch((failure: unknown) => [
        {
          picture: nameOf(screen, shots[0]!),
          fault: `not taken: ${failure instanceof Error ? failure.message : String(failure)}`,
        },
      ]);
      faults.push(...found);
      process.stdout.write(found.length > 0 ? 'x' : '.');
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return faults;
}

const started = performance.now();
await buildFrontEnds();
const [world, browser] = await Promise.all([
  startCompanies({ difficult: !forReadme }),
  startBrowser(),
]);
try {
  if (forReadme) {
    await takeReadmePictures(browser, world, path.join(root, 'docs/pictures'));
  } else if (tasks.length === 0) {
    console.error(
      `No picture has the name ${words.join(' ')}. Screens: ` +
        [...new Set(screens.map(({ name }) => name))].join(', '),
    );
    process.exitCode = 1;
  } else {
    if (words.length === 0) rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const measures = drawings === undefined ? sizes : drawnSizes;
    const faults = await takeAll(openCamera(browser, world, { measures }));
    if (drawings !== undefined)
      for (const { screen, shots } of tasks) {
        const folders = { pictures: folder, drawings: path.resolve(drawings) };
        faults.push(...(await putBeside(browser, screen, shots, folders, measures)));
      }
    const pictures = tasks.reduce((sum, { shots }) => sum + shots.length, 0);
    for (const { picture, fault } of faults) console.log(`\n${picture}\n  ${fault}`);
    console.log(
      `\n${pictures} pictures of ${tasks.length} screens in ` +
        `${path.relative(process.cwd(), folder)}/, ${faults.length} faults, ` +
        `${((performance.now() - started) / 1000).toFixed(0)} s`,
    );
    if (faults.length > 0) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await world.stop();
}

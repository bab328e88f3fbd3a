// The order of spec files: those that start whole products first, then the larger ones, so that
// nobody waits for a long one at the end while the other cores have nothing to do.
import { statSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const LONGEST =
  /\/(distributed|assault|start|start-errors|processes|restore|full-disk)\.spec\.ts$|\/journeys\//;

const weightOf = ({ moduleId }: TestSpecification): number =>
  LONGEST.test(moduleId) ? Infinity : statSync(moduleId).size;

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const weights = new Map(files.map((file) => [file, weightOf(file)]));
    return files.toSorted((a, b) =>
      weights.get(a) === weights.get(b) ? 0 : weights.get(b)! - weights.get(a)!,
    );
  }
}

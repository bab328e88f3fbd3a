// The order of spec files: those that start whole products first, so that nobody waits for one of
// them at the end while the other cores have nothing to do.
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const LONGEST =
  /\/(distributed|assault|start|start-errors|processes|restore|full-disk)\.spec\.ts$|\/journeys\//;

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the base class's, no array's
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification): boolean => LONGEST.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

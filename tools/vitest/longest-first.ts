// The order of spec files: journeys first, then what shares a process, project by project, then the
// rest; among themselves the larger ones first, so that nobody waits for a long one at the end
// while the other cores have nothing to do.
import { statSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * A process is kept only when the file after its own is of the same project; anything else ends it,
 * and the next file loads the whole program again.
 */
const groupOf = ({ project }: TestSpecification): string => {
  if (project.name.includes('journeys')) return '0';
  return project.config.isolate ? '2' : `1 ${project.name}`;
};

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placed = files.map((file) => ({
      file,
      group: groupOf(file),
      size: statSync(file.moduleId).size,
    }));
    return placed
      .toSorted((a, b) => (a.group === b.group ? b.size - a.size : a.group < b.group ? -1 : 1))
      .map(({ file }) => file);
  }
}

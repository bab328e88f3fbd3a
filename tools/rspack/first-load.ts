// Writes down which scripts a page needs before its first screen can show, for the size check of the build.
import type { Compiler, RspackPluginInstance } from '@rspack/core';

/** Beside the page: the files of the entry, of the chunk called `then`, and of every shared module. */
export const FIRST_LOAD_FILE = 'first-load.json';

export const firstLoad = (then: string): RspackPluginInstance => ({
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('first-load', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'first-load', stage: compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT }, () => {
        const needed = new Set<string>();
        for (const group of compilation.chunkGroups) {
          const sharedFallback = group.name == null && group.chunks.length > 0;
          if (group.name === then || group.isInitial() || sharedFallback) for (const file of group.getFiles()) needed.add(file);
        }
        compilation.emitAsset(FIRST_LOAD_FILE, new compiler.rspack.sources.RawSource(JSON.stringify([...needed].toSorted(), null, 1)));
      });
    });
  },
});

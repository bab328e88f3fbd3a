// Writes down which scripts the shell's page starts with, for the size check of the build.
import type { Compiler, RspackPluginInstance } from '@rspack/core';

/** Beside the page: the files of its first chunk group. */
export const FIRST_LOAD_FILE = 'first-load.json';

export const firstLoad = (): RspackPluginInstance => ({
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('first-load', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'first-load', stage: compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const files = compilation.entrypoints.get('main')?.getFiles() ?? [];
          compilation.emitAsset(
            FIRST_LOAD_FILE,
            new compiler.rspack.sources.RawSource(JSON.stringify(files, null, 1)),
          );
        },
      );
    });
  },
});

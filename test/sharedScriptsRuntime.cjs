// Jest reads and compiles every module again for each test file: React, Testing Library, MSW, its own matchers. This runtime
// compiles a module once per worker and only runs it again for each test file.

const { createRequire } = require('node:module');
const { Script } = require('node:vm');

// jest-runtime is a dependency of @jest/core, which is a dependency of Jest.
const jestCore = createRequire(require.resolve('jest')).resolve('@jest/core');
const { default: Runtime } = createRequire(jestCore)('jest-runtime');

/** The compiled modules of this worker, by file name. */
const scripts = new Map();

/** The source texts of packages, which do not change while Jest runs, not even with --watch. */
const packageSources = new Map();

class Sources extends Map {
  get(file) {
    return super.get(file) ?? packageSources.get(file);
  }

  set(file, source) {
    if (file.includes('node_modules')) packageSources.set(file, source);
    else super.set(file, source);
    return this;
  }
}

function compileOnce(source, filename, parameters) {
  const known = scripts.get(filename);
  if (known?.source === source) return known.script;
  // The function has the parameters that Jest passes to a module. The offset keeps the columns of stack traces.
  const head = `(function (${parameters.join()}) {`;
  const script = new Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
  scripts.set(filename, { source, script });
  return script;
}

class SharedScriptsRuntime extends Runtime {
  constructor(config, environment, resolver, transformer, sources, ...rest) {
    super(config, environment, resolver, transformer, new Sources(sources), ...rest);
    const { executor } = this;
    if (typeof executor?.compile !== 'function')
      throw new Error('This version of jest-runtime does not compile modules in `executor.compile`.');
    const compile = executor.compile.bind(executor);
    executor.compile = (source, filename) => {
      const context = environment.getVmContext();
      try {
        if (context !== null)
          return compileOnce(source, filename, executor.injectedModuleParameters).runInContext(context);
      } catch {
        // Jest explains a syntax error better.
      }
      return compile(source, filename);
    };
  }
}

module.exports = { __esModule: true, default: SharedScriptsRuntime };

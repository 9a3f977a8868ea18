const { readdirSync } = require('node:fs')

const games = readdirSync(`${__dirname}/games`).map((game) => `games/${game}`)

// The arrows of the architecture. A folder may import itself and what its line names; nothing else among our folders.
const arrows = {
  kernel: [],
  ...Object.fromEntries(games.map((game) => [game, ['kernel']])),
  bots: ['kernel', 'games/[^/]+'],
  lab: ['kernel', 'games/[^/]+', 'bots'],
  hall: ['kernel', 'games/[^/]+', 'bots'],
  server: ['hall'],
  web: ['kernel', 'hall', 'games/[^/]+'],
  cli: ['kernel', 'games/[^/]+', 'bots', 'hall', 'server', 'web'],
}

const folders = Object.keys(arrows)
const pure = '^(kernel|games|bots|hall)/'
const test = '[.]test[.]ts$'

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...folders.map((folder) => ({
      name: `arrows-from-${folder.replace('/', '-')}`,
      comment: `${folder} may import ${arrows[folder].join(', ') || 'nothing'}.`,
      severity: 'error',
      from: { path: `^${folder}/` },
      to: { path: `^(${folders.join('|')})/`, pathNot: `^(${[folder, ...arrows[folder]].join('|')})/` },
    })),
    {
      name: 'kernel-depends-on-nothing',
      comment: 'The kernel has no dependency; its tests may have some.',
      severity: 'error',
      from: { path: '^kernel/', pathNot: test },
      to: { pathNot: '^kernel/' },
    },
    {
      name: 'pure-below-server',
      comment: 'Below the server nothing touches the clock, the network or the file system.',
      severity: 'error',
      from: { path: pure, pathNot: test },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'rules-speak-no-language',
      comment: 'Rules give codes and parameters. Only the list of games knows where the words are.',
      severity: 'error',
      from: { path: pure, pathNot: ['^games/[^/]+/(src/)?text/', '^hall/src/games[.]ts$', test] },
      to: { path: '^games/[^/]+/(src/)?text/' },
    },
    {
      name: 'no-import-of-tests',
      comment: 'A test is imported by nothing.',
      severity: 'error',
      from: {},
      to: { path: test },
    },
    {
      name: 'no-circular',
      comment: 'Files that import each other in a circle cannot be understood one at a time.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment: 'What is imported must exist.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'listed-in-package-json',
      comment: 'What is imported must be listed in a package.json.',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsConfig: { fileName: 'tsconfig.json' },
    // Type-only imports count too: an arrow is an arrow.
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
  },
}

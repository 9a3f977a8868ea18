/** Arguments for Node with which threads and processes are started that load our sources. */
export const threadArguments = ['--import', new URL('../bin/register.js', import.meta.url).href]

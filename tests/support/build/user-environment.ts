/** The environment without what the test runner adds to it, for commands that are run as a user would. */
export function userEnvironment(): NodeJS.ProcessEnv {
  const own = /^(?:VITEST|TEST$|NODE_ENV$|MODE$|DEV$|PROD$|SSR$|BASE_URL$)/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !own.test(name)));
}

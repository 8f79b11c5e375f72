/** The environment without the variables of the test runner, for commands that must run as for a user. */
export function userEnvironment(): NodeJS.ProcessEnv {
  const own = /^(?:VITEST|TEST$|NODE_ENV$|MODE$|DEV$|PROD$|SSR$|BASE_URL$)/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !own.test(name)));
}

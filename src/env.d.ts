declare namespace App {
  interface Locals {
    page: import('#layouts/page-request.ts').PageRequest;
    /** Filled by the middleware when the page throws. */
    failure?: { error?: unknown };
  }
}

declare module 'virtual:head-script' {
  /** The head script as one minified classic script. */
  const code: string;
  export default code;
}

declare module 'icon:*' {
  const shapes: import('#ui/Icon.tsx').IconShapes;
  export default shapes;
}

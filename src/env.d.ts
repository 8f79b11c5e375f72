declare namespace App {
  interface Locals {
    page: import('#portal/render/page-request.ts').PageRequest;
    /** Filled by the middleware when the page throws. */
    failure?: { error?: unknown };
  }
}

declare namespace Astro {
  interface ClientDirectives {
    'client:side'?: import('#core/routing/side.ts').Side;
    'client:step'?: import('#portal/screens/registration/kind.ts').RegistrationKind;
  }
}

declare module 'virtual:prefetching-boot-script' {
  /** The boot script of pages with prefetches, as one minified classic script. */
  const code: string;
  export default code;
}

declare module 'virtual:boot-script' {
  /** The boot script of other pages, as one minified classic script. */
  const code: string;
  export default code;
}

declare module 'virtual:sign-out-boot-script' {
  /** The boot script of the page that signs out, as one minified classic script. */
  const code: string;
  export default code;
}

declare module 'virtual:paint-scripts' {
  /** The scripts that paint rows, of all kinds of pages. */
  const codes: readonly string[];
  export default codes;
}

declare module 'virtual:paint-*' {
  /** The script that paints rows of a kind of page, as one minified classic script. */
  const code: string;
  export default code;
}

declare module 'virtual:dated-script' {
  /** The script behind elements that have a time, as one minified classic script. */
  const code: string;
  export default code;
}

declare module 'virtual:service-worker' {
  /** The service worker as one minified classic script, without the settings that stand before it. */
  const code: string;
  export default code;
}

declare module 'virtual:offline-sign-out' {
  /** The script that signs out while offline, as one minified classic script. */
  const code: string;
  export default code;
}

declare module 'icon:*' {
  const shapes: import('#portal/ui/Icon.tsx').IconShapes;
  export default shapes;
}

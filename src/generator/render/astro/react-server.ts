import type { NamedSSRLoadedRendererValue } from 'astro';
import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { PageContext } from '#portal/island/page-context.ts';
import { currentPage } from '#portal/render/page-storage.ts';
import { islandPage } from '#portal/render/page-data.ts';

interface RenderContext {
  result?: { _metadata: object };
}

const islandCounts = new WeakMap<object, number>();

/**
 * Prefix of React ids, counted per page, so that the ids of two islands differ and builds are reproducible.
 */
function nextPrefix({ result }: RenderContext): string {
  const key = result?._metadata ?? islandCounts;
  const count = islandCounts.get(key) ?? 0;
  islandCounts.set(key, count + 1);
  return `i${count}-`;
}

/** React emits image preloads for the head before the rendered HTML; here the head is already written. */
const preload = /<link rel="preload"[^>]*>/g;

/**
 * React on the server: every framework component of the project is a React function component without slots.
 */
const renderer: NamedSSRLoadedRendererValue = {
  name: '@astrojs/react',
  check: async (Component: unknown) => typeof Component === 'function',
  async renderToStaticMarkup(this: RenderContext, Component: ComponentType, props: object) {
    const prefix = nextPrefix(this);
    const page = islandPage(currentPage());
    const island = createElement(PageContext, { value: page }, createElement(Component, props));
    const html = renderToString(island, { identifierPrefix: prefix }).replaceAll(preload, '');
    return { html, attrs: { prefix } };
  },
};

export default renderer;

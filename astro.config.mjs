import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { shippedPackages } from './src/generator/render/astro/shipped-packages.ts';
import { andana, rendererAdapter } from './src/generator/render/astro/integration.ts';

export default defineConfig({
  output: 'server',
  adapter: rendererAdapter(),
  integrations: [react(), andana(), shippedPackages()],
});

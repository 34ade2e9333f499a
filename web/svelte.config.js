import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

const SHORT = 4; // characters of a component's class: it is written in its style and in all it draws
const files = new Map();

/** The class of a component's own style. */
function cssHash({ hash, filename }) {
  const name = `s${hash(filename.replace(/^.*[\\/]src[\\/]/, "").replaceAll("\\", "/")).slice(0, SHORT)}`;
  const other = files.get(name);
  if (other !== undefined && other !== filename)
    throw new Error(`${filename} and ${other} have the same class, ${name}: make it longer`);
  files.set(name, filename);
  return name;
}

export default { preprocess: vitePreprocess(), compilerOptions: { cssHash } };

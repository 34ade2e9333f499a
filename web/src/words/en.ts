const parts = import.meta.glob<string>("./en/*.ftl", { eager: true, import: "default" });

export default Object.values(parts).join("\n");

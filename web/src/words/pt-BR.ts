const parts = import.meta.glob<string>("./pt-BR/*.ftl", { eager: true, import: "default" });

export default Object.values(parts).join("\n");

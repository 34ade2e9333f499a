const parts = import.meta.glob<string>("./pt-PT/*.ftl", { eager: true, import: "default" });

export default Object.values(parts).join("\n");

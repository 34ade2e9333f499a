const parts = import.meta.glob<string>("./nl/*.ftl", { eager: true, import: "default" });

export default Object.values(parts).join("\n");
